#!/bin/sh
# /usr/local/bin/facade COMMAND …: the commands of this site, each as the user whose files it works on. Run as root, by sudo.
# Names of files are absolute.
set -eu
case "${1:-help}" in
	import | owner) user=facade settings=/etc/facade/api.env ;;
	*) user=facade-publish settings=/etc/facade/publish.env ;;
esac
cd "${FACADE_VERSION:-/opt/facade/current}"
exec env FACADE_ACTOR="${FACADE_ACTOR:-${SUDO_USER:-$(id -un)}}" HOME="/var/lib/$user" runuser -u "$user" -- sh -c '
	set -a
	. "$0"
	exec node platform/run.mjs facade "$@"' "$settings" "$@"
