import type { Control } from '../../world.ts';

export type Call = Parameters<Control['addFault']>[0]['call'];
