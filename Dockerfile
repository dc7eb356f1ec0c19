# Yearline in a container: the wheel, nothing else, not root, and a file system it cannot write to (but for /data).
FROM python:3.12-slim AS build
WORKDIR /src
COPY . .
RUN scripts/wheel

FROM python:3.12-slim
COPY --from=build /src/requirements-host.lock /src/dist/*.whl /tmp/install/
RUN pip install --no-cache-dir --require-hashes -r /tmp/install/requirements-host.lock \
    && pip install --no-cache-dir --no-deps /tmp/install/*.whl \
    && rm -rf /tmp/install \
    && useradd --system --uid 10001 --home-dir /data --create-home yearline
USER 10001
ENV YEARLINE_HOST=0.0.0.0 YEARLINE_PORT=8000 XDG_CACHE_HOME=/data/cache XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD python -c "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"
ENTRYPOINT ["yearline"]
CMD ["serve"]
