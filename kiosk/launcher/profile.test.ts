import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isRunning, startTicks } from './process-facts.ts';
import { createProfile, hasRoom, isInMemory, sweepProfiles } from './profile.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiosk-profile-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** The id of a process that has just exited. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('a profile', () => {
  it('is new for each launch and closed to other users', () => {
    const [first, second] = [createProfile(folder), createProfile(folder)];
    expect(first.path).not.toBe(second.path);
    expect(statSync(first.path).mode & 0o777).toBe(0o700);
  });

  it('contains what Chromium otherwise writes elsewhere, above all crash dumps', () => {
    const { path, environment } = createProfile(folder);
    expect(Object.keys(environment)).toContain('BREAKPAD_DUMP_LOCATION');
    for (const inside of Object.values(environment)) expect(inside.startsWith(`${path}/`)).toBe(true);
  });

  it('sets Chromium to save no logins or form entries, and to translate nothing (K1)', () => {
    const { path } = createProfile(folder);
    const said = JSON.parse(readFileSync(join(path, 'Default/Preferences'), 'utf8')) as object;
    expect(said).toMatchObject({
      credentials_enable_service: false,
      profile: { password_manager_enabled: false },
      translate: { enabled: false },
      autofill: { profile_enabled: false },
    });
  });

  it('is deleted with everything in it', () => {
    const profile = createProfile(folder);
    writeFileSync(join(profile.path, 'token'), 'secret');
    profile.remove();
    expect(existsSync(profile.path)).toBe(false);
    profile.remove();
  });

  it('is in memory if there is room, otherwise in the temporary folder', () => {
    const profile = createProfile();
    onTestFinished(profile.remove);
    const shared = '/dev/shm';
    const isShared = isInMemory(shared) && hasRoom(shared);
    expect(dirname(profile.path) === shared).toBe(isShared);
    expect(isInMemory(dirname(profile.path)) || dirname(profile.path) === tmpdir()).toBe(true);
  });
});

describe('sweeping', () => {
  it('deletes the profile of a dead launcher, and keeps that of a running one', async () => {
    const left = join(folder, `wallet-kiosk-${await deadPid()}-17-aB3dE6`);
    mkdirSync(left);
    writeFileSync(join(left, 'token'), 'secret');
    const own = createProfile(folder);
    expect(sweepProfiles([folder])).toEqual([left]);
    expect(existsSync(left)).toBe(false);
    expect(existsSync(own.path)).toBe(true);
  });

  it('recognises a dead launcher whose process id was reused', () => {
    const left = join(folder, `wallet-kiosk-${process.pid}-${startTicks(process.pid) - 1}-aB3dE6`);
    mkdirSync(left);
    expect(sweepProfiles([folder])).toEqual([left]);
  });

  it('keeps folders that are not profiles', () => {
    for (const name of ['wallet-kiosk-notes', 'other', 'wallet-kiosk-1-1-a b']) mkdirSync(join(folder, name));
    expect(sweepProfiles([folder, join(folder, 'missing')])).toEqual([]);
  });

  it('ends a browser that outlived its launcher, and no other process', async () => {
    const left = join(folder, `wallet-kiosk-${await deadPid()}-17-aB3dE6`);
    mkdirSync(left);
    const wait = ['-e', 'setInterval(() => {}, 1000)'];
    const orphan = spawn(process.execPath, [...wait, '--', `--user-data-dir=${left}`]);
    const bystander = spawn(process.execPath, [...wait, '--', left]);
    onTestFinished(() => void bystander.kill('SIGKILL'));
    await Promise.all([once(orphan, 'spawn'), once(bystander, 'spawn')]);
    const ended = once(orphan, 'exit');
    sweepProfiles([folder]);
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(isRunning(bystander.pid ?? 0)).toBe(true);
  });
});
