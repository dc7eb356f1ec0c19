"""Settings: from flags, from the environment and from neither; one that cannot be read is named."""

import pytest

from yearline.server.services.settings import BadSetting, ServerSettings, default_database, from_environment


def test_settings_from_flags_environment_and_defaults() -> None:
    environment = {"YEARLINE_PORT": "9000", "YEARLINE_BEHIND_PROXY": "yes", "YEARLINE_HOST": "0.0.0.0"}
    settings = from_environment({**environment, "YEARLINE_LOG_LEVEL": "WARNING"}, host="::1", bus=None)
    assert (settings.host, settings.port, settings.behind_proxy, settings.bus) == ("::1", 9000, True, "memory:")
    assert settings.database == default_database()
    assert settings.log_level == "warning"
    assert settings.url == "http://[::1]:9000"
    assert ServerSettings(public_url="https://play.example/").url == "https://play.example"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("YEARLINE_PORT", "many"),
        ("YEARLINE_PORT", "65536"),
        ("YEARLINE_BEHIND_PROXY", "perhaps"),
        ("YEARLINE_LOG_LEVEL", "loud"),
        ("YEARLINE_WS", "carrier pigeon"),
        ("YEARLINE_BOT_PACE", "-1"),
        ("YEARLINE_BOT_PACE", "nan"),
        ("YEARLINE_IDLE_SECONDS", "inf"),
    ],
)
def test_a_setting_that_cannot_be_read_is_named(name: str, text: str) -> None:
    with pytest.raises(BadSetting, match=name):
        from_environment({name: text})


@pytest.mark.parametrize(
    "url", ["foo bar", "example.org", "ftp://example.org", "https://", "https://a b", "https://a/?x"]
)
def test_a_public_url_that_no_link_can_begin_with_is_refused(url: str) -> None:
    with pytest.raises(BadSetting):
        from_environment({}, public_url=url)
    with pytest.raises(BadSetting):
        from_environment({"YEARLINE_PUBLIC_URL": url})


def test_a_public_url_may_lie_below_a_path() -> None:
    assert from_environment({}, public_url="https://example.org:8443/games/").url == "https://example.org:8443/games"
