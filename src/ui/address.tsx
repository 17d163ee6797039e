/** An email address that, if it is too long for its line, breaks after the @ first. */
export function Address({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1;
  return (
    <bdi className="wrap-anywhere">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </bdi>
  );
}
