#!/bin/sh
# Chromium under the policies of $KIOSK_POLICIES (a folder in the place of /etc/chromium), which nobody else on the machine
# sees: the folder is mounted for this process alone.
exec unshare --mount sh -c 'mount --bind "$KIOSK_POLICIES" /etc/chromium && exec /usr/bin/chromium "$@"' chromium "$@"
