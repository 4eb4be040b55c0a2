#!/bin/sh
# install.sh PACKAGE FOLDER: installs a packed Tallyroom into an empty folder, without install scripts.
set -eu
mkdir -p "$2"
cd "$2"
echo '{"private":true}' > package.json
npm install --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error "$1"
