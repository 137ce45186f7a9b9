import { expect, test } from 'vitest'
import { japaneseLine, mapLinks } from './place-words.ts'

test('the Japanese line stands only where it says more than the English', () => {
  expect(japaneseLine({ name: 'Bellustar Tokyo', nameJa: 'BELLUSTAR TOKYO' })).toBeNull()
  expect(japaneseLine({ name: 'Bellustar Tokyo', nameJa: 'ＢＥＬＬＵＳＴＡＲ　ＴＯＫＹＯ' })).toBeNull()
  expect(japaneseLine({ name: 'Palace Hotel Tokyo', nameJa: 'パレスホテル東京' })).toBe('パレスホテル東京')
  expect(japaneseLine({ name: 'Palace Hotel Tokyo', nameJa: null })).toBeNull()
  expect(japaneseLine({ name: 'Palace Hotel Tokyo', nameJa: '' })).toBeNull()
})

test('a known place opens in map apps at its coordinates, an address by its words', () => {
  expect(mapLinks({ name: 'Palace Hotel Tokyo', latitude: 35.6847, longitude: 139.7612 })).toEqual({
    google: 'https://www.google.com/maps/search/?api=1&query=35.6847%2C139.7612',
    apple: 'https://maps.apple.com/?ll=35.6847%2C139.7612&q=Palace+Hotel+Tokyo',
  })
  expect(mapLinks({ name: '1-2 Ginza, Chuo-ku & more', latitude: null, longitude: null })).toEqual({
    google: 'https://www.google.com/maps/search/?api=1&query=1-2+Ginza%2C+Chuo-ku+%26+more',
    apple: 'https://maps.apple.com/?q=1-2+Ginza%2C+Chuo-ku+%26+more',
  })
})

test('a hotel that nobody named yet has no place in a map', () => {
  const hotel = { name: 'Wherever you stay', latitude: 35.68, longitude: 139.76 }
  expect(mapLinks({ ...hotel, isGuestsHotel: true })).toBeNull()
  expect(mapLinks({ ...hotel, isGuestsHotel: false })).not.toBeNull()
})
