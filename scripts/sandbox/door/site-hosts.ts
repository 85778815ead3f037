import ipaddr from 'ipaddr.js';
import { BlockList, isIP } from 'node:net';
import { readPlain } from './plain-address.ts';

/** Whether an address is one of the hosts that pass requests of their sites on. */
export type IsSiteHost = (address: string) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const spellPlain = (address: string): string =>
  ipaddr.isValid(address) ? readPlain(address).toString() : address;

/** Says what is wrong with a network such as 203.0.113.0/24, or an address alone; null when nothing is. */
export function judgeNetwork(text: string): string | null {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  const isNetwork =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 8 && Number(bits) <= (most ?? 0));
  return most !== undefined && isNetwork && rest.length === 0
    ? null
    : `An address or a network of at least 8 bits is expected, such as 203.0.113.0/24; found "${text}".`;
}

/** Tells addresses of these networks, which `judgeNetwork` has found right. */
export function createSiteHosts(networks: readonly string[]): IsSiteHost {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    const plain = spellPlain(address);
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
}
