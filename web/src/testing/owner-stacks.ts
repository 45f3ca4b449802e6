// React records a stack for each element, for its own warnings: an eighth of the time of these tests. It stops at a count,
// which this file sets from the start because React has no option for it. Without this file the tests only take longer.
import React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;

if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
