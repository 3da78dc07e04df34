import { describe, expect, it } from 'vitest';
import { verifySignature } from '../../src/server/common/signatures/verify-signature.ts';

const pem = (base64: string) => `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;

const content = '{"a":"見本"}';

/** Made with OpenSSL, for a person who does not exist; the private keys are thrown away. */
const cards = {
  'RSA with 2,048 bits': {
    certificate: pem(
      'MIIDETCCAfmgAwIBAgIUZwOr61pxo+j2ZniRV2SSVS0RiDEwDQYJKoZIhvcNAQELBQAwFzEVMBMGA1UEAwwMTWlob24gSGFuYWtvMCAXDTI2MT' +
        'EzMDA5NDczNFoYDzIxMjYxMTA2MDk0NzM0WjAXMRUwEwYDVQQDDAxNaWhvbiBIYW5ha28wggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIB' +
        'AQDDuDHYZE7Jl7YsEk+cXR2VXjQSlPHuZM0gnFKhjbvD6TP6YZloB/gfvRYxwM6M+WFPG10+waBASlQ9EtfgTbhCLj1ib+ulZ3u+5mwG+iiosu' +
        'xqCdx9AAwp0+ypkv8ybPiOZp3ckmj4GjquqAZMftA0ETirp4oNOuQO55Ca0vGurdNVcmpcIhE4N94vbZcqseevYlFgPimwt9OQnWHPbQKSNsE7' +
        'o0q6vrVqB7S58qL1K1YNdogfCWnU+gV7bNKTmUqeDEvjsM2vlfWjGYd0dHzMS6o/TTaRQezDUHPRv8T0TTvrNN3dGPRBj4g6PGCF/LtDs6AUQL' +
        'rczaoL20rwRI9hAgMBAAGjUzBRMB0GA1UdDgQWBBQA+dddp1B8m1zVLg5vfKSc+LwAPDAfBgNVHSMEGDAWgBQA+dddp1B8m1zVLg5vfKSc+LwA' +
        'PDAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQBeaFVEMjNPuirW43NGoupU0hsTkBJflaAqm7bnLJGxQAO/NG8xhRBoZsPieQ' +
        'x4NlDmK2x26ur6lDMrMFCuPLSOcEi04tjMFNrmZSbbGoaljmT0re2olcfVe2aPqTh/7HjJxinbzpm/B+hco9yFruVZG1luv98ygnLA+B9pbwM3' +
        'ZdmVnHpHrIAQFv/7dQiT8Rdlh0TsxjlEK8PEnHSlp+UvBHD/GPuB0BADl7PI+ktMxxJ5LvuhEgtG6mPeM6ktUaohR96f9Qf05X8LtnvDRMmJkF' +
        'X3WDI4YGcUu1VnPwhJDKRKSgclasJzUVmswhltKTHIAfX+LUsMnYbTUVkcWnZV',
    ),
    signature:
      'uqfE29B0LLq2m-' +
      'JH292HrMqkKQGrgopywjOR_VGcKGcBlbL7IbZ37lh8KW2fwzrJUnK5iz0yThUXd9jfPGPeQhUmTYNmyeDRayXDj6oPJyTPloaivEf2d5PR8GHA' +
      '_mIBJ1AV-6_iuXFPv_YboAi5AKBbqIYGavZ2nlCt1-CrW_gW5ZMv74rh52F-' +
      'K3Km8XYYsMzBPi3BdOa4Jdk5vU33jk8AhaoUWNj4GDaC5nGb4kyiC6I0dDqRSCHKPT67yglVFw49l0W6kI8ab-' +
      'kXmYMhvl2tNmRyG_rTdsNYYKkQBazf86x5dqlGK5TXQD2wo0dXRRlOMs02NGIMv6tU3lVlJg',
  },
  'ECDSA on P-256': {
    certificate: pem(
      'MIIBhjCCASugAwIBAgIUQIjyJp5hHctjL4hRo42wf77FQNQwCgYIKoZIzj0EAwIwFzEVMBMGA1UEAwwMTWlob24gSGFuYWtvMCAXDTI2MTEzMD' +
        'A5NDczNFoYDzIxMjYxMTA2MDk0NzM0WjAXMRUwEwYDVQQDDAxNaWhvbiBIYW5ha28wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQ5imSy9wuT' +
        'H4sd8KsxslvBBMuooaua5ho/wKXBErs3nQJQ+XLJ6JWwjnLar39NCv/vDcMnlWePf/DPSklx4woRo1MwUTAdBgNVHQ4EFgQUMRvQDwofF98CGl' +
        'JW7fKh83QHOAMwHwYDVR0jBBgwFoAUMRvQDwofF98CGlJW7fKh83QHOAMwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAsY5o' +
        's3ZyNy1eqvyvj6aDfGtzMXaEtUSxMEGoPZgPupgCIQCq2C54N0VoewspIqxxXOTDGuwgs0IQkRrW4OOcP4f4ig==',
    ),
    signature: 'MEQCIDAwy4vEAbn4uhMVGmC6COaDH45fBqMOuZWQ_VbLtfx5AiB4cQ8EsZhmqi26V61q7__wQN0n07ZK-JOh6xrAREO3FQ',
  },
};

describe.each(Object.entries(cards))('a card with an X.509 certificate, %s', (_kind, { certificate, signature }) => {
  it('has signed what it signed, and nothing else', () => {
    expect(verifySignature(content, signature, certificate)).toBe(true);
    expect(verifySignature(`${content} `, signature, certificate)).toBe(false);
  });

  it('has not signed what another one did', () => {
    for (const other of Object.values(cards).filter((card) => card.certificate !== certificate))
      expect(verifySignature(content, other.signature, certificate)).toBe(false);
  });
});
