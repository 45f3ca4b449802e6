#!/bin/sh
# Runs Chromium with the policies of $KIOSK_POLICIES (a folder that replaces /etc/chromium). The mount is visible only to
# this process.
exec unshare --mount sh -c 'mount --bind "$KIOSK_POLICIES" /etc/chromium && exec /usr/bin/chromium "$@"' chromium "$@"
