import { useFilePicture } from '../hooks/use-file-picture';
import { Avatar, type AvatarProps } from './Avatar';

interface FileAvatarProps extends Pick<AvatarProps, 'name' | 'size' | 'square'> {
  /** A link, or a key to pre-sign. */
  file: string;
}

/** An avatar with a picture from the partner API: a logo, a team member. */
export function FileAvatar({ file, ...avatar }: FileAvatarProps) {
  const { src, attemptKey, onLoad, onError } = useFilePicture(file);
  return <Avatar key={attemptKey} {...avatar} src={src} onLoad={onLoad} onError={onError} />;
}
