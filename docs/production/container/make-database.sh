#!/bin/sh
# Run by the image of PostgreSQL at its first start: the role of the apis owns its database and is no superuser.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$FACADE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role facade login password :'password';
create database facade owner facade;
SQL
