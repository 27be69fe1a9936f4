import { Component, createElement, type ReactNode } from 'react';

interface Props {
  location: unknown;
  error?: unknown;
  children?: ReactNode;
}

interface State {
  error: unknown;
  location: unknown;
}

/** React Router's outermost error boundary: catches errors of the root itself, until the visitor navigates elsewhere. */
class RemixErrorBoundary extends Component<Props, State> {
  override state: State = { error: this.props.error || null, location: this.props.location };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): State {
    const isElsewhere = state.location !== props.location;
    return { error: props.error || (isElsewhere ? null : state.error), location: props.location };
  }

  override render() {
    return this.state.error ? createElement(BoundaryShell, { error: this.state.error }) : this.props.children;
  }
}

/** Logs the error to the console for developers; visitors get no English stack trace, which the router would show. */
function BoundaryShell({ error }: { error?: unknown }) {
  console.error(error);
  return createElement(
    'html',
    { lang: 'vi' },
    createElement('head', null, createElement('title', null, 'Trang gặp lỗi')),
    createElement(
      'body',
      null,
      createElement('h1', null, 'Trang này đang gặp lỗi'),
      createElement('a', { href: '' }, 'Tải lại trang'),
    ),
  );
}

export { BoundaryShell, BoundaryShell as RemixRootDefaultErrorBoundary, RemixErrorBoundary };
