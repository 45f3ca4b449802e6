import type { World } from '../../world.ts';

export type Call = Parameters<World['addFault']>[0]['call'];
