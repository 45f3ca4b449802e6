/** Pages that contain no member data. [2.02] [2.03] [2.04] [2.05] */
export const VISITOR_PATHS = ['/login', '/register', '/howto', '/contact'] as const;

/**
 * How long a browser keeps the page at a path. Browsers keep a page without `no-store` in memory, so Back shows what a visitor
 * had typed; a member's page is loaded again.
 */
export const pageCaching = (path: string): 'no-cache' | 'no-store' =>
  VISITOR_PATHS.some((known) => known === path) ? 'no-cache' : 'no-store';
