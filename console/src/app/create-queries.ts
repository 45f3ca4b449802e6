import { QueryClient } from '@tanstack/react-query';

/** The live stream says when to read again; what is shown stays until then. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity } },
  });
