import type { World } from '../../world.ts';

/** A call of the API, as the mock's faults name it. */
export type Call = Parameters<World['addFault']>[0]['call'];
