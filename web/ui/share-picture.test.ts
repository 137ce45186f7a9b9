import { expect, test } from 'vitest'
import { sharePictureAddress } from './share-picture.ts'

const cover = { path: 'prints/fuji-dawn-1a2b3c4d' }
const publicUrl = 'https://annai.example'

test('pictures of this site are shared with its whole address', () => {
  expect(sharePictureAddress(cover, { imageBaseUrl: '/uploads/', publicUrl })).toBe(
    'https://annai.example/uploads/prints/fuji-dawn-1a2b3c4d-share.jpg',
  )
})

test('pictures of another host keep theirs', () => {
  expect(sharePictureAddress(cover, { imageBaseUrl: 'https://images.example/annai/', publicUrl })).toBe(
    'https://images.example/annai/prints/fuji-dawn-1a2b3c4d-share.jpg',
  )
})
