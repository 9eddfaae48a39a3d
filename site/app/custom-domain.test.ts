// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { customDomainTarget, goToCustomDomain } from './custom-domain.ts';

const at = (address: string) => new URL(address);
const own = { domain: 'stay.example.com', redirect: true };

describe('customDomainTarget', () => {
  it('keeps path, query and fragment and asks for https', () => {
    expect(customDomainTarget(at('http://old.example.net/book?location=udaipur#rooms'), own)).toBe(
      'https://stay.example.com/book?location=udaipur#rooms',
    );
  });

  it('stays without a domain, without the flag and on the domain itself', () => {
    expect(customDomainTarget(at('https://old.example.net/'), undefined)).toBeUndefined();
    expect(customDomainTarget(at('https://old.example.net/'), { ...own, redirect: false })).toBeUndefined();
    expect(
      customDomainTarget(at('https://stay.example.com/'), { ...own, domain: 'Stay.Example.com' }),
    ).toBeUndefined();
  });

  it('never leaves a machine that serves itself', () => {
    for (const address of [
      'http://localhost:4400/',
      'http://127.0.0.1/',
      'http://[::1]:4400/',
      'http://127.10.20.30/',
      'http://preview.localhost/',
    ]) {
      expect(customDomainTarget(at(address), own)).toBeUndefined();
    }
  });

  it('leaves a host that only sounds like such a machine', () => {
    for (const host of ['notlocalhost', 'localhost.example.net', 'my.localhost.example.net']) {
      expect(customDomainTarget(at(`https://${host}/`), own)).toBe('https://stay.example.com/');
    }
  });

  it('takes labels of a single letter, and names up to what DNS allows', () => {
    const label = `${'a'.repeat(61)}.`;
    const longest = `${label.repeat(4)}example`.slice(0, 253);
    for (const domain of ['a.example', longest]) {
      const target = `https://${domain}/`;
      expect(customDomainTarget(at('https://old.example.net/'), { domain, redirect: true })).toBe(target);
    }
    const tooLong = { domain: `${label.repeat(4)}example`, redirect: true };
    expect(customDomainTarget(at('https://old.example.net/'), tooLong)).toBeUndefined();
  });

  it('refuses everything that is not just a host name', () => {
    const hostile = [
      'evil.example@stay.example',
      'https://evil.example',
      'evil.example/path',
      '//evil.example',
      'evil.example:8080',
      'evil',
      '1.2.3.4',
      'a..b.example',
      ' evil.example',
      'evil.example\n',
      'e\u0301vil.example',
      'javascript:alert(1)',
      '-a.example',
      '',
    ];
    for (const domain of hostile) {
      expect(customDomainTarget(at('https://old.example.net/'), { domain, redirect: true })).toBeUndefined();
    }
  });
});

describe('goToCustomDomain', () => {
  it('follows a domain once when it sends the guest back', () => {
    const leave = vi.fn<(address: string) => void>();
    sessionStorage.clear();
    expect(goToCustomDomain('https://stay.example.com/', sessionStorage, leave)).toBe(true);
    expect(goToCustomDomain('https://stay.example.com/', sessionStorage, leave)).toBe(false);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('follows nothing where a circle could not be seen', () => {
    const leave = vi.fn<(address: string) => void>();
    const turnedOff = new Proxy(sessionStorage, {
      get() {
        throw new DOMException('Storage is off', 'SecurityError');
      },
    });
    sessionStorage.clear();
    expect(goToCustomDomain('https://stay.example.com/', turnedOff, leave)).toBe(false);
    expect(leave).not.toHaveBeenCalled();
  });
});
