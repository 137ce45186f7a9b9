import { mediaErrors, mostPictureBytes, pictureKinds } from '#contract/media.ts'

/**
 * What is known to be wrong before a picture is sent: it would be refused anyway, perhaps after a long wait. `kinds` is
 * what the chooser takes, in words. What the file says of itself counts only where it says that it is no picture.
 */
export function faultOfFile({ size, type }: Pick<File, 'size' | 'type'>, kinds: string = pictureKinds): string | null {
  if (size === 0 || (type && !type.startsWith('image/')))
    return mediaErrors['media.not-a-picture'].sentence.replace('{kinds}', kinds)
  return size > mostPictureBytes ? mediaErrors['media.too-large'].sentence : null
}
