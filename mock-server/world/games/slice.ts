import { mergeSlices, type Slice } from '../../engine/slice.ts';
import { ticketsSlice, type TicketsState } from './game-login.ts';
import { gamesSlice, type GamesState } from './games.ts';

export interface PlayState extends GamesState, TicketsState {}

export const playSlice: Slice<PlayState> = mergeSlices(gamesSlice, ticketsSlice);
