import { it } from 'vitest';
import { expectSavedForm } from '../../test/expect-saved-form.ts';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { issueTicket } from './game-login.ts';
import { playSlice } from './slice.ts';

it('the games of a snapshot load only whole', () => {
  const world = madeWorld('a member with money');
  issueTicket(world, onlyMember(world), 'PG');
  world.failingGames.add('PG');
  world.otherGames.push({ code: 'NAGA', name: 'Naga', category: 'slot', unitsPerBaht: 10 });
  expectSavedForm(playSlice, world, {
    takes: {
      'otherGames.0.category': ['slot', 'sport', 'casino', 'lotto'],
      'otherGames.0.unitsPerBaht': [1, 10],
      'otherGames.0.hasLoginPage': [true],
      'otherGames.0.logo': ['/a.png'],
    },
    refuses: {
      'otherGames.0.category': [''],
      'otherGames.0.unitsPerBaht': [0, 2],
      'otherGames.0.hasLoginPage': [1],
    },
  });
});
