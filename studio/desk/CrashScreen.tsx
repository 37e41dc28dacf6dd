import { Button, Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import { Component, type PropsWithChildren } from "react";

/** In place of a tool that broke: what happened and what to do, in French. */
export class CrashScreen extends Component<PropsWithChildren, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Flex height="fill" align="center" justify="center" padding={4}>
        <Container width={1}>
          <Stack gap={4} role="alert">
            <Heading as="h1" size={2}>
              Cet outil s’est arrêté
            </Heading>
            <Text>
              Une erreur l’empêche de continuer. Ce qui a été enregistré l’est toujours. Si l’erreur revient
              après la reprise, envoyez le détail ci-dessous à la personne qui s’occupe du site.
            </Text>
            <Flex>
              <Button tone="primary" text="Reprendre" onClick={() => location.reload()} />
            </Flex>
            <Card border padding={3} radius={2} overflow="auto">
              <Text size={0} as="pre">
                {error.stack ?? error.message}
              </Text>
            </Card>
          </Stack>
        </Container>
      </Flex>
    );
  }
}
