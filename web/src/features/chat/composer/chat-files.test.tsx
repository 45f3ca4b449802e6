import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWorld } from '../../../testing/render-app.tsx';
import {
  stubObjectUrls,
  PNG,
  MP4,
  fileOf,
  picture,
  openChat,
  send,
  attach,
  watchCalls,
  alerts,
} from '../testing.ts';
import { CHAT_FILE_TYPES } from '../files/chat-file.ts';

const TOO_LARGE = 'The file is too large. Please select file no larger than 10 MB.';

const large = (name: string) =>
  new File([new Uint8Array(10 * 1024 * 1024 + 1)], name, { type: 'image/jpeg' });

/** The test page cannot draw. */
function stubDrawing() {
  const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  drawn.mockImplementation((done) => done(new Blob([picture()], { type: 'image/jpeg' })));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: () => {},
  } as unknown as null);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8000, height: 6000, close: () => {} }));
  return drawn;
}

describe('files of the chat', () => {
  beforeEach(stubObjectUrls);
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([
    ['a picture', picture(), 'image', 'POST /api/chat/upload-image'],
    ['a film', fileOf('game.mp4', 'video/mp4', MP4), 'video', 'POST /api/chat/upload-video'],
  ] as const)(
    'sends %s after a preview, and the text with it [2.83] [3.26] [5.30] [7.54]',
    async (_what, file, fileType, call) => {
      const chat = await openChat();
      const room = await chat.joined();
      await attach(chat, file);
      expect(await chat.panel.findByText('Press send to send it')).toBeVisible();
      const chooser = chat.panel.getByLabelText('Add a picture or video');
      expect(chooser).toHaveAttribute('accept', CHAT_FILE_TYPES);
      // So that the same file can be picked again.
      expect(chooser).toHaveProperty('files.length', 0);
      expect(await chat.world.control.count({ call })).toBe(0);
      expect(chat.panel.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false');
      await send(chat, 'Please look');
      await waitFor(() => expect(chat.panel.getAllByText('Sent')).toHaveLength(2));
      expect(chat.panel.queryByText('Press send to send it')).toBeNull();
      const messages = await chat.world.control.chatMessages(room);
      const media = messages.find(({ message }) => message.message_type === 'media');
      expect(media?.message.payload).toEqual({
        message: file.name,
        url: false,
        fileType,
        filePath: expect.stringMatching(/^\/files\/\S+$/) as string,
      });
      const src = fileType === 'image' ? chat.panel.getByRole('img') : chat.panel.getByLabelText(file.name);
      const { filePath } = media?.message.payload as { filePath: string };
      expect(src).toHaveAttribute('src', chat.config.chatUrl + filePath);
      expect(messages).toHaveLength(2);
      await chat.world.assertClean();
    },
  );

  it('are sent under a shortened name that keeps its extension, when theirs is longer than a message takes [3.26] [7.52]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await attach(chat, fileOf(`${'long-'.repeat(50)}.png`, 'image/png', PNG));
    await chat.panel.findByText('Press send to send it');
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    await chat.panel.findByText('Sent');
    const [sent] = await chat.world.control.chatMessages(room);
    const { message } = sent?.message.payload as { message: string };
    expect(message).toMatch(/^(?:long-)+.*….*\.png$/);
    expect(message).toHaveLength(200);
    await chat.world.assertClean();
  });

  it('are called too large when a proxy takes none of their size [8.21]', async () => {
    const chat = await openChat();
    const call = 'POST /api/chat/upload-image';
    await chat.world.control.addFault({ call, kind: 'status', status: 413, body: '<html>Too large</html>' });
    await attach(chat, picture());
    await chat.panel.findByText('Press send to send it');
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(alerts(chat)).toContain('The file is too large. Please choose a smaller one.'),
    );
    expect(chat.panel.getByRole('button', { name: /^Remove/ })).toBeVisible();
  });

  it('can be picked again after they were removed or refused [2.83] [5.29]', async () => {
    const chat = await openChat();
    for (const file of [picture(), fileOf('slip', 'image/png', PNG)]) {
      const picks = vi.fn();
      chat.panel.getByLabelText('Add a picture or video').addEventListener('change', picks);
      for (const pick of [1, 2]) {
        await attach(chat, file);
        expect(picks).toHaveBeenCalledTimes(pick);
        if (file.name === 'slip') {
          await waitFor(() => expect(alerts(chat)).toContain('File is not supported'));
          await chat.clock.advance(4_000);
          expect(alerts(chat)).not.toContain('File is not supported');
        } else {
          await chat.panel.findByText('Press send to send it');
          await chat.user.click(chat.panel.getByRole('button', { name: /^Do not send/ }));
          expect(chat.panel.queryByText('Press send to send it')).toBeNull();
        }
      }
    }
  });

  it('shows why a file cannot be sent, and uploads nothing [2.83] [5.29] [5.30] [5.31] [8.21] [9.04] [9.11]', async () => {
    const chat = await openChat();
    const unsupported = fileOf('slip', 'image/png', PNG);
    await attach(chat, unsupported);
    await waitFor(() => expect(alerts(chat)).toContain('File is not supported'));
    await chat.clock.advance(2_000);
    // The same again counts as new.
    await attach(chat, unsupported);
    await chat.clock.advance(3_999);
    expect(alerts(chat)).toContain('File is not supported');
    await chat.clock.advance(1);
    expect(alerts(chat)).not.toContain('File is not supported');
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'slip.png', { type: 'image/png' });
    await attach(chat, large);
    const tooLarge = (size: number) => `The file is too large. Please select file no larger than ${size} MB.`;
    await waitFor(() => expect(alerts(chat)).toContain(tooLarge(10)));
    await chat.clock.advance(2_000);
    const long = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'game.mp4', { type: 'video/mp4' });
    await attach(chat, long);
    await waitFor(() => expect(alerts(chat)).toContain(tooLarge(20)));
    // As long as the first, although that is over meanwhile.
    await chat.clock.advance(3_999);
    expect(alerts(chat)).toContain(tooLarge(20));
    await chat.clock.advance(1);
    expect(alerts(chat)).not.toContain(tooLarge(20));
    expect(chat.panel.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    expect(await chat.world.control.count({ call: 'POST /api/chat/upload-image' })).toBe(0);
  });

  it('say so when they cannot be read, as one that was deleted or is in a cloud out of reach [8.21]', async () => {
    const chat = await openChat();
    const file = picture();
    vi.spyOn(file, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
    );
    await attach(chat, file);
    expect(await chat.panel.findByText('The file could not be sent. Please try again.')).toBeVisible();
  });

  it('say so when they were deleted before their upload, and offer no other try [4.12] [8.21]', async () => {
    const world = await makeWorld();
    const { fetch } = world.network;
    vi.spyOn(world.network, 'fetch').mockImplementation((address, init) =>
      typeof address === 'string' && address.includes('upload-image')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(address, init),
    );
    const chat = await openChat({ world });
    await chat.joined();
    const file = picture();
    await attach(chat, file);
    await chat.panel.findByText('Press send to send it');
    vi.spyOn(file, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('deleted')) }),
    );
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    expect(await chat.panel.findByText(/^Not sent\. Please choose the file again/)).toBeVisible();
    expect(alerts(chat)).toContain('The file could not be sent. Please try again.');
    expect(chat.panel.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('stay picked when words with a picture of themselves are pasted, as from a table (C1)', async () => {
    const chat = await openChat();
    await attach(chat, picture());
    await chat.panel.findByText('slip.png');
    const box = chat.panel.getByRole('textbox', { name: 'Type a message' });
    const drawn = fileOf('image.png', 'image/png', PNG);
    const read = vi.spyOn(drawn, 'slice');
    fireEvent.paste(box, { clipboardData: { files: [drawn], getData: () => '123' } });
    const film = fileOf('film.mp4', 'video/mp4', MP4);
    // A file manager gives the name of the file as a text beside it.
    const getData = (type: string) => (type === 'text/plain' ? 'film.mp4' : '');
    fireEvent.paste(box, { clipboardData: { files: [film], getData } });
    expect(await chat.panel.findByText('film.mp4')).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  });

  it('offers a smaller copy of a large picture, and refuses pictures that cannot be shrunk [5.31] [9.04] (C6)', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    const drawn = stubDrawing();
    await attach(chat, large('IMG_1.jpeg'));
    expect(await chat.panel.findByText(TOO_LARGE)).toBeVisible();
    expect(chat.panel.getByText('0.1 MB instead of 10.1 MB')).toBeVisible();
    await chat.user.click(chat.panel.getByRole('button', { name: 'Do not send IMG_1.jpeg' }));
    expect(chat.panel.queryByText(TOO_LARGE)).toBeNull();
    await attach(chat, large('IMG_2.jpeg'));
    await chat.user.click(await chat.panel.findByRole('button', { name: 'Use the smaller picture' }));
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    await chat.panel.findByText('Sent');
    const [{ message } = { message: null }] = await chat.world.control.chatMessages(room);
    expect(message?.payload).toMatchObject({ message: 'IMG_2.jpg', fileType: 'image' });

    drawn.mockImplementation((done) => done(null));
    await attach(chat, large('IMG_3.jpeg'));
    await waitFor(() => expect(alerts(chat)).toContain(TOO_LARGE));
    expect(chat.panel.queryByText('Use the smaller picture')).toBeNull();
  });

  it('tells why one cannot be sent only once, although the panel is closed before the line has gone [8.21]', async () => {
    const chat = await openChat();
    const text = 'File is not supported';
    await attach(chat, fileOf('slip', 'image/png', PNG));
    await waitFor(() => expect(alerts(chat)).toContain(text));
    await chat.user.click(screen.getByRole('button', { name: 'Close the chat' }));
    await chat.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Our staff' }));
    await panel.findByRole('button', { name: 'Send' });
    expect(panel.queryByText(text)).toBeNull();
  });

  it('keeps the offer of a smaller copy while the panel is closed, and tells afterwards when there is none (C6)', async () => {
    const chat = await openChat();
    const drawn = stubDrawing();
    const reopen = async () => {
      await chat.user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
      return within(await screen.findByRole('dialog', { name: 'Our staff' }));
    };
    const close = () => chat.user.click(screen.getByRole('button', { name: 'Close the chat' }));
    const finish: (() => void)[] = [];
    drawn.mockImplementation((done) => {
      finish.push(() => done(new Blob([picture()], { type: 'image/jpeg' })));
    });
    await attach(chat, large('IMG_1.jpeg'));
    await waitFor(() => expect(finish).toHaveLength(1));
    await close();
    await act(async () => finish[0]?.());
    let panel = await reopen();
    expect(await panel.findByText(TOO_LARGE)).toBeVisible();
    await close();
    panel = await reopen();
    await chat.user.click(await panel.findByRole('button', { name: 'Use the smaller picture' }));
    expect(await panel.findByText('Press send to send it')).toBeVisible();

    drawn.mockImplementation((done) => void finish.push(() => done(null)));
    await chat.user.upload(panel.getByLabelText('Add a picture or video'), large('IMG_2.jpeg'));
    await waitFor(() => expect(finish).toHaveLength(2));
    await close();
    await act(async () => finish[1]?.());
    panel = await reopen();
    expect(await panel.findByText(TOO_LARGE)).toBeVisible();
  });

  it('keeps a failed file for another try, and sends texts meanwhile [3.30] [4.12] [7.54] (C1)', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await chat.world.control.addFault({ call: 'POST /api/chat/upload-image', kind: 'reset' });
    await attach(chat, picture());
    await send(chat, 'one');
    await chat.panel.findByText('Not sent');
    await chat.panel.findByText('Sent');
    expect(await chat.world.control.chatMessages(room)).toHaveLength(1);
    const refusal = { kind: 'refuse', code: 'NO_DATA', status: 400 } as const;
    await chat.world.control.addFault({ call: 'POST /api/chat/send-message', ...refusal });
    const again = chat.panel.getByRole('button', { name: 'Send again' });
    // A second press in the same tick uploads nothing.
    act(() => {
      again.click();
      again.click();
    });
    await waitFor(async () =>
      expect(await chat.world.control.count({ call: 'POST /api/chat/send-message' })).toBe(2),
    );
    // The service already has the file: only its message is sent again.
    await chat.user.click(await chat.panel.findByRole('button', { name: 'Send again' }));
    await waitFor(async () => expect(await chat.world.control.chatMessages(room)).toHaveLength(2));
    expect(await chat.world.control.count({ call: 'POST /api/chat/upload-image' })).toBe(2);
  });

  it.each([
    ['SLIP_UPLOAD_FAIL', 'The file could not be sent. Please try again.'],
    ['SLIP_INVALID_FILE', 'File is not supported'],
    ['SLIP_NO_FILE', 'File is not supported'],
  ] as const)('refused with %s say so in words of the chat [7.54] [8.09] [8.21]', async (code, words) => {
    const chat = await openChat();
    await chat.world.control.addFault({ call: 'POST /api/chat/upload-image', kind: 'refuse', code });
    await attach(chat, picture());
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    expect(await chat.panel.findByText('Not sent')).toBeVisible();
    expect(alerts(chat)).toContain(words);
  });

  it('go alone if the text beside them is blank or invisible [5.28]', async () => {
    const chat = await openChat();
    const room = await chat.joined();
    await attach(chat, picture());
    await send(chat, ' \u200b ');
    await chat.panel.findByText('Sent');
    expect(chat.panel.queryByText(/^(Sending|Not sent)$/)).toBeNull();
    expect(await chat.world.control.count({ call: 'POST /api/chat/send-message' })).toBe(1);
    expect(await chat.world.control.chatMessages(room)).toMatchObject([
      { message: { message_type: 'media' } },
    ]);
  });

  it('shows that a file is on its way once it is uploaded [3.30] [4.12]', async () => {
    const chat = await openChat();
    await chat.world.control.addFault({ call: 'POST /api/chat/send-message', kind: 'hang' });
    await attach(chat, picture());
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    expect(await chat.panel.findByText('Sending')).toBeVisible();
    expect(chat.panel.queryByRole('progressbar')).toBeNull();
    await chat.world.control.clearFaults();
    expect(await chat.panel.findByText('Sent')).toBeVisible();
    expect(chat.panel.queryByText('Sending')).toBeNull();
  });

  it('cancels a file that is being uploaded [3.30] [4.12]', async () => {
    const world = await makeWorld();
    const asked = watchCalls(world);
    const chat = await openChat({ world });
    await world.control.addFault({ call: 'POST /api/chat/upload-image', kind: 'hang' });
    await attach(chat, picture());
    await chat.user.click(chat.panel.getByRole('button', { name: 'Send' }));
    expect(await chat.panel.findByRole('progressbar', { name: 'Sending the file' })).toBeVisible();
    for (const other of ['Sending', 'Waiting for a connection'])
      expect(chat.panel.queryByText(other)).toBeNull();
    const upload = () => asked('upload-image').at(0)?.signal;
    await waitFor(() => expect(upload()?.aborted).toBe(false));
    await chat.user.click(chat.panel.getByRole('button', { name: 'Cancel' }));
    expect(upload()?.aborted).toBe(true);
    expect(chat.panel.queryByRole('img')).toBeNull();
    expect(chat.panel.getByRole('textbox', { name: 'Type a message' })).toHaveFocus();
    await world.control.clearFaults();
    expect(await world.control.count({ call: 'POST /api/chat/send-message' })).toBe(0);
  });
});
