import { expect, test } from 'vitest'
import { deviceOf } from './device.rules.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'

test('a device has the name that its owner would give it', () => {
  for (const [userAgent, name, kind] of [
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
      'phone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
      'Chrome on iPhone',
      'phone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`,
      'Safari on iPad',
      'tablet',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.1 Safari/605.1.15`,
      'Safari on Mac',
      'desktop',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`, 'Chrome on Windows', 'desktop'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/131.0.0.0`, 'Edge on Windows', 'desktop'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux', 'desktop'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
      'phone',
    ],
    [`Mozilla/5.0 (Linux; Android 14; SM-X710) ${blink} Safari/537.36`, 'Chrome on Android', 'tablet'],
    ['curl/8.9.1', 'A browser', 'other'],
    ['', 'A browser', 'other'],
  ] as const)
    expect(deviceOf(userAgent), userAgent).toEqual({ name, kind })
})
