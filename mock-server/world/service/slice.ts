import { mergeSlices, type Slice } from '../../engine/slice.ts';
import { flagsSlice, type FlagsState } from './flags.ts';
import { lookupsSlice, type LookupsState } from './lookups.ts';
import { outagesSlice, type OutagesState } from './outages.ts';
import { requestCountsSlice, type RequestCountsState } from './request-limit.ts';

export interface ServiceState extends FlagsState, LookupsState, OutagesState, RequestCountsState {}

export const serviceSlice: Slice<ServiceState> = mergeSlices(
  flagsSlice,
  lookupsSlice,
  outagesSlice,
  requestCountsSlice,
);
