import { expect, it, onTestFinished } from 'vitest';
import { startStaff } from './start-staff.tsx';

it('the service pages count as starting while their texts are missing, so that the holding page can replace them (K4) (K9)', async () => {
  const { dataset } = document.documentElement;
  delete dataset['phase'];
  onTestFinished(() => void delete dataset['phase']);
  const root = document.createElement('div');
  const offline = () => Promise.reject(new Error('offline'));
  await expect(startStaff(root, window, offline)).rejects.toThrow('texts not loaded');
  expect(dataset['phase']).toBeUndefined();
});
