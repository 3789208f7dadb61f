#!/bin/sh
# The image's entry point: `api`, `shell`, `healthy` (for the health check of either), or any command of `facade`.
set -eu
cd /opt/facade
case "${1:-help}" in
	api) exec node api/src/main.ts ;;
	shell) exec node shell/src/server/main.ts ;;
	healthy)
		if [ -n "${FACADE_API_URL:-}" ]; then url="http://127.0.0.1:${PORT:-8080}/readyz"; else url="http://127.0.0.1:$FACADE_API_PORT/api/readyz"; fi
		exec node -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' "$url"
		;;
	*) exec node cli/src/main.ts "$@" ;;
esac
