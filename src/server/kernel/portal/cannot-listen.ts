/** What is said of an address on which nobody can listen, by the variables that named it; a port that is taken is told by who starts the portal. */
export function cannotListen(hostName: string, host: string, portName: string): (error: unknown) => never {
  return (error) => {
    const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
    if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL', 'EAFNOSUPPORT'].includes(code))
      throw new Error(
        `${hostName} must be an address of this machine, for example 127.0.0.1 or 0.0.0.0: ${host} (${code})`,
      );
    if (code === 'EACCES' || code === 'EPERM')
      throw new Error(`${portName} is a port that this process may not open (${code}): choose one above 1023.`);
    throw error;
  };
}
