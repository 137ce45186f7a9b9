import type { Device } from '#contract/security.ts'

type Kind = Device['kind']

/** The first that fits names it: most browsers claim to be others, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string, Kind])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  // Tablets with Android leave "Mobile" out.
  [/\bAndroid\b(?!.*\bMobile\b)/, 'Android', 'tablet'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bWindows\b/, 'Windows', 'desktop'],
  [/\bCrOS\b/, 'ChromeOS', 'desktop'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac', 'desktop'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'desktop'],
]

/** "Safari on iPhone", from what a browser says about itself. It is a name to know one's own devices by, no proof. */
export function deviceOf(userAgent: string): { name: string; kind: Kind } {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1]
  const system = systems.find(([sign]) => sign.test(userAgent))
  if (!browser && !system) return { name: 'A browser', kind: 'other' }
  const name = system ? `${browser ?? 'A browser'} on ${system[1]}` : (browser ?? 'A browser')
  return { name, kind: system?.[2] ?? 'other' }
}
