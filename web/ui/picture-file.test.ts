import { expect, test } from 'vitest'
import { mostPictureBytes } from '#contract/media.ts'
import { officePictureKinds, officePictureTypes } from '#contract/media-office.ts'
import { faultOfFile } from './picture-file.ts'

test.each([
  ['nothing', { size: 0, type: 'image/png' }],
  ['a paper', { size: 9, type: 'application/pdf' }],
  ['a page', { size: 9, type: 'text/html' }],
])('the refusal of %s names what the chooser takes', (_, file) => {
  expect(faultOfFile(file)).toBe(
    'This is not a picture that we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF picture.',
  )
  expect(faultOfFile(file, officePictureKinds)).toBe(
    'This is not a picture that we can read. Please choose a PNG, GIF, JPEG, BMP or ICO picture.',
  )
})

test('what might be a picture is sent, and what is too large is not', () => {
  expect(faultOfFile({ size: 9, type: 'image/png' })).toBeNull()
  expect(faultOfFile({ size: 9, type: '' }), 'some systems do not know the kind').toBeNull()
  expect(faultOfFile({ size: mostPictureBytes + 1, type: 'image/png' })).toContain('too large')
})

test('the office’s picker offers the five kinds of the specification (§5), and its words name each', () => {
  expect(officePictureTypes).toEqual(['image/png', 'image/gif', 'image/jpeg', 'image/bmp', 'image/x-icon'])
  expect(officePictureKinds.split(/, | or /)).toEqual(['PNG', 'GIF', 'JPEG', 'BMP', 'ICO'])
})
