import { defineEndpoint, ok } from '../../../../../src/server/kernel/calls/endpoint.ts';

export const endpoint = defineEndpoint('send', {
  login: 'required',
  async handle({ send, citizen }) {
    await send({ kind: 'code', to: 'sample@example.invalid', text: `確認コード 123456（${citizen.name}）` });
    return ok();
  },
});
