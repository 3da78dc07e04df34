import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** The first byte of the message with which a client takes its leave (PostgreSQL’s protocol, “Terminate”). */
const terminate = 'X'.charCodeAt(0);

/**
 * A socket for `pg` with PGlite at its other end. PGlite’s own queries cost five trips into it and are planned anew each time; `pg` sends
 * one, of a statement that is already prepared: less than half the processor time.
 */
export class PgliteStream extends Duplex {
  readonly #server: PGlite;

  constructor(server: PGlite) {
    super({ allowHalfOpen: false });
    this.#server = server;
  }

  /** There is but one session, and this client may not be its first: nothing of an earlier one stays. */
  connect(): this {
    this.#forget().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  async #forget(): Promise<void> {
    await this.#server.exec('rollback');
    await this.#server.exec('discard all');
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#send(chunk, done);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  #send(message: Buffer, done: (error?: Error) => void): void {
    if (message[0] === terminate) {
      this.push(null);
      done();
      return;
    }
    this.#server.execProtocolRaw(message).then((answer) => {
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      done();
    }, done);
  }

  // What `pg` asks of a socket.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
