import type { ComponentProps } from 'react';

/** Signs of the networks that Vietnamese visitors write to us on, drawn plainly in one colour on a 24 grid. */
type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;

function Sign({ path, ...rest }: IconProps & { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" {...rest}>
      <path d={path} />
    </svg>
  );
}

export function FacebookIcon(props: IconProps) {
  return (
    <Sign
      {...props}
      path="M13.7 21v-7.6h2.6l.5-3.2h-3.1V8.2c0-.9.4-1.7 1.8-1.7h1.5V3.7a17 17 0 0 0-2.6-.2c-2.7 0-4.4 1.6-4.4 4.4v2.3H7v3.2h3V21Z"
    />
  );
}

export function MessengerIcon(props: IconProps) {
  return (
    <Sign
      {...props}
      path="M12 3C6.9 3 3 6.7 3 11.4c0 2.6 1.2 4.8 3.1 6.3V21l2.9-1.6c.9.3 1.9.4 3 .4 5.1 0 9-3.7 9-8.4S17.1 3 12 3Zm.9 11.2-2.3-2.4-4.4 2.4 4.9-5.1 2.3 2.4 4.4-2.4Z"
    />
  );
}

export function TikTokIcon(props: IconProps) {
  return (
    <Sign
      {...props}
      path="M16.3 3h-3.2v12.4a2.5 2.5 0 1 1-1.8-2.4V9.7a5.8 5.8 0 1 0 5 5.7V9.1a7 7 0 0 0 4 1.3V7.2a4 4 0 0 1-4-4.2Z"
    />
  );
}

export function ZaloIcon(props: IconProps) {
  return (
    <Sign
      {...props}
      path="M12 3.5c-5.2 0-9 3.5-9 8 0 2.5 1.2 4.7 3.2 6.1L5.5 21l3.9-1.8c.8.2 1.7.3 2.6.3 5.2 0 9-3.5 9-8s-3.8-8-9-8ZM8.3 8h7.4v1.5l-4.9 4.9h4.9V16H8.3v-1.5l4.9-4.9H8.3Z"
    />
  );
}
