import { isLocal } from './local-network.ts';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  'fd00::1',
  'fe80::1%eth0',
])('%s is local', (address) => expect(isLocal(address)).toBe(true));

test.each([
  ...['8.8.8.8', '172.32.0.1', '192.169.0.1', '2001:db8::1', '::ffff:8.8.8.8', '11.0.0.1', 'nonsense', ''],
  ...['10.1', '012.0.0.1', '0x7f.1', '10.0.0.1%eth0', '::127.0.0.1'],
])('%s is not', (address) => expect(isLocal(address)).toBe(false));
