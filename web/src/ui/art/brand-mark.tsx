import { createLucideIcon } from 'lucide-react';

export const BrandMark = createLucideIcon({
  name: 'lantern',
  node: [
    ['path', { d: 'M12 2v2', key: 'hook' }],
    [
      'path',
      {
        d: 'M9 4h6c2.3 1.5 3.5 3.4 3.5 5.7s-1.2 4.3-3.5 5.8H9c-2.3-1.5-3.5-3.4-3.5-5.8S6.7 5.5 9 4z',
        key: 'paper',
      },
    ],
    ['path', { d: 'M7.5 19h9', key: 'wave' }],
    ['path', { d: 'M10 22h4', key: 'ripple' }],
  ],
});
