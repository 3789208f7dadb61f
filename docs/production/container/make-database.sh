#!/bin/sh
# Run by the PostgreSQL image at its first start: the apis' role owns its database and is not a superuser.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$FACADE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role facade login password :'password';
create database facade owner facade;
SQL
