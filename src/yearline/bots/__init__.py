"""Those who play without being people."""
