import { QueryClient } from '@tanstack/react-query';

/** The live stream triggers refetches; until then the data on the page stays. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        // The mock may be on this machine, which needs no network to reach it.
        networkMode: 'always',
      },
    },
  });
