import { mediaErrors, mostPictureBytes } from '#contract/media.ts'

/** What is known to be wrong before a picture is sent: it would be refused anyway, perhaps after a long wait. */
export function faultOfFile({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return mediaErrors['media.not-a-picture'].sentence
  return size > mostPictureBytes ? mediaErrors['media.too-large'].sentence : null
}
